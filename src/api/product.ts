/** What the product is called, once. */
export const PRODUCT = "Gridlings";
