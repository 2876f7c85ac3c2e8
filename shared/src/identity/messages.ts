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

export const wrongAppCode = 'That code is not right. Check the time of your phone and try the next code.'
export const wrongRecoveryCode = 'That recovery code is not right, or was used before.'
export const wrongPasskey = 'That passkey does not sign in here. Please try another one.'
export const signInExpired = 'Your sign-in took too long. Please start again.'
export const confirmationRequired = 'Please confirm that it is you first.'
export const twoFactorRequired = 'Your agency requires two-factor sign-in. Set it up in your profile to continue.'
