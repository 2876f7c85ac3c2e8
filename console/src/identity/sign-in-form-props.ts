/** `forgot` also signs in by an emailed link, and then asks for a new password. */
export type SignInMethod = 'password' | 'link' | 'forgot'

/** Shared by the password form and the link form. */
export interface SignInFormProps {
  next: string | undefined
  email: string
  /** Keeps the typed email when the user switches the method. */
  onEmailChange: (email: string) => void
  onNotice: (notice: string | undefined) => void
  /** Links to the ways to sign in. */
  methodPaths: Record<SignInMethod, string>
}
