/** What both ways of signing in are told. */
export interface SignInFormProps {
  next: string | undefined
  email: string
  /** Kept when one changes one's mind about the way. */
  onEmail: (email: string) => void
  onNotice: (notice: string | undefined) => void
  /** Where the other way is. */
  otherWay: string
}
