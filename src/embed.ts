/** The only script of an embedded game: shows its player, and nothing else of the site. */
import { showEmbed } from "./player/embed.ts";

void showEmbed(location);
