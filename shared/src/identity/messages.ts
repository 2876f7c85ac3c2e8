/** What sign-in says when it refuses, word for word as the product promises it. */
export const invalidInvitationLink = 'Invalid Invitation Link'
export const invitationClaimed = 'Sorry, that invite is invalid or has already been claimed.'
export const magicLinkExpired = 'Verification link expired or invalid. Please try again.'
export const accountCancelled =
  'This account has been cancelled and is no longer active. Please contact your team owner or support to reactivate the plan.'
export const agencyNotSetUp = (product: string) =>
  `Either an admin or an owner in your company must set up their ${product} account first, before users can do so.`
export const wrongCredentials = 'That email and password do not match. Please try again.'
export const tooManyTries = 'Too many tries. Please wait a few minutes and try again.'
