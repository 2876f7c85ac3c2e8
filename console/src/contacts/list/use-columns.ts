import { useMemo } from 'react'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { arrangeColumns, toColumnConfig } from './arrange-columns.ts'
import { createContactColumns, defaultColumns } from './contact-columns.tsx'

/** The columns of the list, in the order and visibility this agent chose. */
export function useColumns() {
  const timeZone = useTimeZone()
  const [config, remember, isConfigKnown] = usePreference('CONTACT_LIST_COLUMN_CONFIG')
  const attributes = useContactAttributes()
  const columns = useMemo(() => createContactColumns(attributes ?? [], timeZone), [attributes, timeZone])
  const arranged = useMemo(() => arrangeColumns(columns, config, (key) => defaultColumns.has(key)), [columns, config])
  return {
    arranged,
    visible: useMemo(() => arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column), [arranged]),
    /** Rendering earlier would make columns appear and disappear. */
    isLoaded: isConfigKnown && attributes !== undefined,
    arrange: (next: typeof arranged) => void remember(toColumnConfig(next.slice(1))),
    reset: () => void remember([]),
    isCustomized: config !== undefined && config.length > 0,
  }
}
