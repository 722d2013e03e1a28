/** The account pages share one chunk, because they are small and share most of their code. */
export { JoinPage } from "./JoinPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { NewPasswordPage } from "./NewPasswordPage.tsx";
