import { cannotClone, cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import { WidgetName } from '@gable/shared/widgets/widget.ts'

export const widgetNaming = { label: 'Widget Name', rules: WidgetName }

export const widgetConsequences = {
  clone: 'The new widget begins with the same settings and counts from zero.',
  archive:
    'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
}

export const widgetLimits = { clone: cannotClone, unarchive: cannotUnarchive }
