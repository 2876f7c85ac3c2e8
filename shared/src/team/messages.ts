/** The specification prints this text, so it must not change. */
export const userNotAvailable = 'The user you are attempting to edit is not available.'

export const lastOwner = 'Your team needs at least one owner. Make someone else an owner first.'
export const higherRole = 'Only someone with the same or a higher role can change this member.'
export const notGrantableRole = 'You can only give roles that allow no more than you may do yourself.'
export const notGrantablePermission = 'You can only change permissions that you have yourself.'
export const ownAccess = 'You can lower your own role, but not change your own permissions.'
export const ownDeactivation = 'You cannot deactivate yourself. Ask another owner or admin.'
export const noSeatsLeft =
  'Your plan has no seats left. Deactivate a member, revoke an invitation or upgrade your plan.'
export const handoverIsRunning =
  'Contacts and leads of this member are still being moved. Please try again in a minute.'
export const changedMeanwhile = 'Your own access was changed in the meantime. Please reload the page.'
