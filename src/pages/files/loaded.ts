const OFFLINE = "This needs the internet right now. Please try again later.";

/** What a page loads only when it is wanted. Where that fails, the browser says so in words that are not for a child. */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (fault) {
    console.warn("A part of the page could not be loaded", fault);
    throw new Error(OFFLINE);
  }
}
