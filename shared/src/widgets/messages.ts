export const noNumberMessage = 'Please enter a number'
export const tooLargeMessage = (maximum: number) => `This field cannot be greater than ${maximum}`
export const tooSmallMessage = (minimum: number) => `This field cannot be less than ${minimum}`

export const cannotEditArchived = 'To edit this widget, you must unarchive it.'
export const cannotCloneArchived = 'To clone this widget, you must unarchive it.'

export const noneRemaining = 'You have 0 Widgets remaining.'
export const cannotClone = "You cannot clone widgets as you've reached your plan's limit."
export const cannotUnarchive = "You cannot unarchive widgets as you've reached your plan's limit."
