/** Shared by the password form and the link form. */
export interface SignInFormProps {
  next: string | undefined
  email: string
  /** Keeps the typed email when the user switches the method. */
  onEmailChange: (email: string) => void
  onNotice: (notice: string | undefined) => void
  /** Link to the other sign-in method. */
  otherMethodPath: string
}
