import { cannotClone, cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import { WidgetName } from '@gable/shared/widgets/widget.ts'

export const nameField = { label: 'Widget Name', schema: WidgetName }

export const dialogDescriptions = {
  clone: 'The new widget has the same settings. Its statistics start at zero.',
  archive:
    'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
}

export const limitMessages = { clone: cannotClone, unarchive: cannotUnarchive }
