import { useMemo } from 'react'
import { usePreference } from '../../platform/preferences.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useContactAttributes } from '../attributes/use-contact-attributes.ts'
import { arrangedColumns, configOf } from './arranged-columns.ts'
import { contactColumns, firstColumns } from './contact-columns.tsx'

/** The columns of the list as this agent arranged them. */
export function useColumns() {
  const timeZone = useTimeZone()
  const [config, remember, isConfigKnown] = usePreference('CONTACT_LIST_COLUMN_CONFIG')
  const attributes = useContactAttributes()
  const columns = useMemo(() => contactColumns(attributes ?? [], timeZone), [attributes, timeZone])
  const arranged = useMemo(() => arrangedColumns(columns, config, (key) => firstColumns.has(key)), [columns, config])
  return {
    arranged,
    shown: useMemo(() => arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column), [arranged]),
    /** Until then columns would come and go under the eyes of who reads. */
    isKnown: isConfigKnown && attributes !== undefined,
    arrange: (next: typeof arranged) => void remember(configOf(next.slice(1))),
    reset: () => void remember([]),
    isArranged: config !== undefined && config.length > 0,
  }
}
