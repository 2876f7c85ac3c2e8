import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import type { Tag } from '@gable/shared/contacts/tag.ts'
import { useBulkChange } from '../contacts/bulk/use-bulk-change.ts'
import { useRefreshContacts } from '../contacts/use-refresh-contacts.ts'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

/** Changes a tag on all contacts. The toast of the outcome offers to undo it. */
export function useTagChanges() {
  const call = callInAccount(useAccountId())
  const { announce } = useBulkChange()
  const refresh = useRefreshContacts()

  async function run(change: Promise<BulkRecord>) {
    announce(await change)
    void refresh()
  }

  return {
    rename: ({ name: tag }: Tag, to: string) => run(call('POST /agent/tags/renamed', { body: { tag, to } })),
    merge: ({ name: tag }: Tag, to: string) => run(call('POST /agent/tags/merged', { body: { tag, to } })),
    remove: ({ name: tag }: Tag) => run(call('POST /agent/tags/deleted', { body: { tag } })),
  }
}
