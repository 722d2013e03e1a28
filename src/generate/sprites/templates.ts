import type { Sketch } from "../Sketch.ts";
import type { Brief } from "./Brief.ts";
import { beast } from "./beasts.ts";
import { bird } from "./birds.ts";
import { bee, butterfly, caterpillar, ladybug, snail, spider } from "./bugs.ts";
import { alien, ghost, monster, robot, slime } from "./fantasy.ts";
import { cactus, cloud, fir, flame, flower, moon, mushroom, snowman, star, sun, tree } from "./nature.ts";
import { person } from "./people.ts";
import { dinosaur, dragon, frog, snake, turtle } from "./reptiles.ts";
import { crab, fish, octopus, shark, whale } from "./swimmers.ts";
import {
  ball,
  balloon,
  cake,
  castle,
  chest,
  donut,
  fruit,
  gem,
  gift,
  heart,
  house,
  iceCream,
  key,
  pizza,
  sword,
} from "./things.ts";
import { boat, bus, car, plane, rocket, train, truck, ufo } from "./vehicles.ts";

export type SpriteTemplate = (brief: Brief) => Sketch;

/** Every subject that can be drawn: its name, how to draw it, and other words for it. */
const TEMPLATES: readonly (readonly [name: string, also: string, draw: SpriteTemplate])[] = [
  ["cat", "kitten kitty", beast({ ink: "orange", second: "tan", ears: "pointed", snout: "nose", tail: "up" })],
  [
    "dog",
    "puppy hound doggy poodle",
    beast({ ink: "tan", second: "brown", ears: "floppy", snout: "muzzle", tail: "up" }),
  ],
  ["bear", "teddy grizzly", beast({ ink: "brown", second: "tan", ears: "round", snout: "muzzle", tail: "none" })],
  [
    "panda",
    "",
    beast({
      ink: "white",
      second: "gray",
      ears: "round",
      snout: "nose",
      tail: "none",
      patches: "eyes",
      limbs: "black",
    }),
  ],
  ["rabbit", "bunny hare", beast({ ink: "white", second: "pink", ears: "long", snout: "nose", tail: "puff" })],
  [
    "mouse",
    "mice rat hamster guinea",
    beast({ ink: "gray", second: "pink", ears: "round", snout: "nose", tail: "thin" }),
  ],
  [
    "fox",
    "",
    beast({ ink: "orange", second: "white", ears: "pointed", snout: "nose", tail: "bushy", patches: "mask" }),
  ],
  [
    "wolf",
    "husky coyote",
    beast({ ink: "gray", second: "white", ears: "pointed", snout: "nose", tail: "bushy", patches: "mask" }),
  ],
  [
    "raccoon",
    "badger",
    beast({ ink: "gray", second: "white", ears: "round", snout: "nose", tail: "bushy", patches: "eyes" }),
  ],
  [
    "squirrel",
    "chipmunk beaver",
    beast({ ink: "brown", second: "tan", ears: "pointed", snout: "nose", tail: "bushy" }),
  ],
  ["pig", "piglet hog", beast({ ink: "pink", second: "red", ears: "pointed", snout: "pig", tail: "thin" })],
  ["lion", "", beast({ ink: "yellow", second: "tan", ears: "none", snout: "muzzle", tail: "thin", mane: "orange" })],
  [
    "tiger",
    "",
    beast({ ink: "orange", second: "white", ears: "round", snout: "muzzle", tail: "up", patches: "stripes" }),
  ],
  [
    "zebra",
    "",
    beast({ ink: "white", second: "gray", ears: "pointed", snout: "long", tail: "thin", patches: "stripes" }),
  ],
  ["monkey", "ape gorilla chimp", beast({ ink: "brown", second: "skin", ears: "wide", snout: "long", tail: "thin" })],
  ["elephant", "mammoth", beast({ ink: "gray", second: "pink", ears: "wide", snout: "trunk", tail: "thin" })],
  ["koala", "", beast({ ink: "gray", second: "white", ears: "wide", snout: "big", tail: "none" })],
  [
    "cow",
    "bull calf ox",
    beast({ ink: "white", second: "pink", ears: "side", snout: "long", tail: "thin", patches: "cow", top: "horns" }),
  ],
  ["sheep", "lamb", beast({ ink: "white", second: "skin", ears: "side", snout: "nose", tail: "puff", top: "wool" })],
  ["goat", "", beast({ ink: "white", second: "tan", ears: "side", snout: "long", tail: "puff", top: "horns" })],
  [
    "horse",
    "pony donkey",
    beast({ ink: "brown", second: "tan", ears: "pointed", snout: "long", tail: "bushy", top: "forelock" }),
  ],
  [
    "unicorn",
    "",
    beast({ ink: "white", second: "pink", ears: "pointed", snout: "nose", tail: "bushy", mane: "purple", top: "horn" }),
  ],
  [
    "deer",
    "reindeer elk moose",
    beast({ ink: "tan", second: "white", ears: "side", snout: "muzzle", tail: "puff", top: "antlers" }),
  ],
  ["hippo", "rhino", beast({ ink: "purple", second: "pink", ears: "round", snout: "long", tail: "none" })],
  ["bird", "robin sparrow bluebird", bird({ ink: "blue", belly: "white", beak: "small", crest: "feathers" })],
  ["chick", "baby chicky", bird({ ink: "yellow", belly: "orange", beak: "small" })],
  ["chicken", "hen rooster turkey", bird({ ink: "white", belly: "tan", beak: "small", crest: "comb" })],
  ["duck", "duckling goose swan", bird({ ink: "yellow", belly: "white", beak: "flat" })],
  ["owl", "", bird({ ink: "brown", belly: "tan", beak: "small", crest: "tufts", hasDiscs: true })],
  ["penguin", "puffin", bird({ ink: "black", belly: "white", beak: "small", hasDiscs: true })],
  ["parrot", "toucan eagle hawk phoenix", bird({ ink: "red", belly: "yellow", beak: "hooked", crest: "feathers" })],
  ["fish", "goldfish clownfish nemo", fish],
  ["shark", "dolphin", shark],
  ["whale", "orca", whale],
  ["octopus", "squid jellyfish kraken", octopus],
  ["crab", "lobster scorpion", crab],
  ["frog", "toad", frog],
  ["turtle", "tortoise", turtle],
  ["snake", "serpent cobra eel", snake],
  ["dragon", "wyvern", dragon],
  ["dinosaur", "dino rex crocodile alligator lizard", dinosaur],
  ["bee", "wasp hornet fly", bee],
  ["ladybug", "ladybird beetle bug ant insect", ladybug],
  ["butterfly", "moth dragonfly", butterfly],
  ["spider", "tarantula", spider],
  ["snail", "slug", snail],
  ["caterpillar", "worm centipede", caterpillar],
  ["ghost", "spirit spook", ghost],
  ["slime", "blob jelly goo", slime],
  ["alien", "martian", alien],
  ["robot", "android machine bot", robot],
  ["monster", "creature beast troll goblin ogre demon devil zombie vampire", monster],
  [
    "hero",
    "boy child kid man person human player brother dad",
    person({ clothes: "red", hair: "brown", head: "hair" }),
  ],
  ["girl", "woman lady sister mum mom heroine", person({ clothes: "purple", hair: "brown", head: "long" })],
  ["princess", "queen", person({ clothes: "pink", hair: "yellow", head: "crown", hasDress: true })],
  ["king", "prince", person({ clothes: "purple", hair: "brown", head: "crown", cape: "red" })],
  ["fairy", "elf pixie mermaid", person({ clothes: "lime", hair: "yellow", head: "long", hasDress: true })],
  ["knight", "warrior soldier guard", person({ clothes: "gray", hair: "brown", head: "helmet" })],
  ["pirate", "captain sailor", person({ clothes: "red", hair: "brown", head: "pirate" })],
  ["ninja", "samurai", person({ clothes: "black", hair: "black", head: "ninja" })],
  [
    "wizard",
    "witch mage magician sorcerer",
    person({ clothes: "purple", hair: "white", head: "wizard", hasDress: true }),
  ],
  ["astronaut", "spaceman cosmonaut", person({ clothes: "white", hair: "brown", head: "astronaut" })],
  ["superhero", "superman batman supergirl", person({ clothes: "blue", hair: "black", head: "mask", cape: "red" })],
  ["chef", "cook baker", person({ clothes: "white", hair: "brown", head: "chef" })],
  ["clown", "jester", person({ clothes: "teal", hair: "red", head: "clown" })],
  ["car", "taxi racer automobile", car],
  ["truck", "lorry van ambulance firetruck tractor", truck],
  ["bus", "", bus],
  ["train", "locomotive engine tram", train],
  ["rocket", "spaceship shuttle missile", rocket],
  ["ufo", "saucer", ufo],
  ["boat", "ship sailboat yacht", boat],
  ["plane", "airplane aeroplane jet helicopter", plane],
  ["tree", "oak bush", tree],
  ["fir", "pine christmas", fir],
  ["flower", "rose tulip daisy sunflower plant", flower],
  ["mushroom", "toadstool fungus", mushroom],
  ["cactus", "", cactus],
  ["sun", "", sun],
  ["moon", "planet", moon],
  ["star", "starfish", star],
  ["cloud", "rain storm", cloud],
  ["snowman", "", snowman],
  ["flame", "fire fireball", flame],
  ["apple", "fruit cherry tomato peach plum", fruit("red")],
  ["orange", "pumpkin mandarin", fruit("orange")],
  ["cake", "cupcake pie muffin", cake],
  ["icecream", "cone sundae icing", iceCream],
  ["pizza", "cheese sandwich", pizza],
  ["donut", "doughnut cookie bagel", donut],
  ["house", "home hut cottage cabin", house],
  ["castle", "tower palace fortress", castle],
  ["ball", "football soccer basketball", ball],
  ["heart", "love", heart],
  ["gem", "diamond crystal jewel ruby emerald sapphire", gem],
  ["key", "", key],
  ["chest", "treasure box crate", chest],
  ["sword", "dagger blade knife", sword],
  ["gift", "present surprise", gift],
  ["balloon", "", balloon],
];

export interface Known {
  readonly name: string;
  readonly draw: SpriteTemplate;
}

/** The templates by every word for them. */
export const KNOWN: Readonly<Record<string, Known>> = Object.fromEntries(
  TEMPLATES.flatMap(([name, also, draw]) =>
    [name, ...also.split(" ").filter(Boolean)].map((word) => [word, { name, draw }]),
  ),
);

/** The template for unknown words. */
export const STRANGER: Known = { name: "monster", draw: monster };
