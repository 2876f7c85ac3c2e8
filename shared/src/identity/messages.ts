/** Sign-in errors. The specification prints the first five, so they must not change. */
export const invalidInvitationLink = 'Invalid Invitation Link'
export const invitationClaimed = 'Sorry, that invite is invalid or has already been claimed.'
export const magicLinkExpired = 'Verification link expired or invalid. Please try again.'
export const accountCanceled =
  'This account has been cancelled and is no longer active. Please contact your team owner or support to reactivate the plan.'
export const agencyNotSetUp = (product: string) =>
  `Either an admin or an owner in your company must set up their ${product} account first, before users can do so.`
export const wrongCredentials = 'That email and password do not match. Please try again.'
export const tooManyAttempts = 'Too many attempts. Please wait a few minutes and try again.'
