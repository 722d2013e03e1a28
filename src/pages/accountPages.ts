/** The pages on which somebody comes in: small, and much the same, so that they come in one file. */
export { JoinPage } from "./JoinPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { NewPasswordPage } from "./NewPasswordPage.tsx";
