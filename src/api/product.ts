/** The name of the product. */
export const PRODUCT = "Gridlings";
