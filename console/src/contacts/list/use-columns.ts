import { useMemo } from 'react'
import { useAccount } from '../../platform/account.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import { useApi } from '../../platform/use-api.ts'
import { arrangedColumns, configOf } from './arranged-columns.ts'
import { contactColumns, firstColumns } from './contact-columns.tsx'

/** The columns of the list as this agent arranged them. */
export function useColumns() {
  const { agency } = useAccount()
  const timeZone = useSession().user.timeZone ?? agency.timeZone
  const [config, remember] = usePreference('CONTACT_LIST_COLUMN_CONFIG')
  const { data: attributes } = useApi('GET /agent/attributes', contactsOnly)
  const columns = useMemo(() => contactColumns(attributes ?? [], timeZone), [attributes, timeZone])
  const arranged = useMemo(() => arrangedColumns(columns, config, (key) => firstColumns.has(key)), [columns, config])
  return {
    arranged,
    shown: useMemo(() => arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column), [arranged]),
    /** Leaves what it says of attributes alone until they are known. */
    arrange: (next: typeof arranged) => void remember(configOf(next.slice(1))),
    reset: () => void remember([]),
    isArranged: config !== undefined && config.length > 0,
  }
}

const contactsOnly = { query: { entity: 'CONTACT' as const } }
