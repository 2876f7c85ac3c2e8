import { RunningChanges } from '../contacts/bulk/running-changes.tsx'
import { Page } from '../design/layout/page.tsx'
import { TagList } from './tag-list.tsx'

export function TagListPage() {
  return (
    <Page
      title="Tags"
      description="Rename, merge and delete the tags of your contacts. Segments, dashboards and automations that use them follow."
    >
      <div className="mb-4 space-y-3 empty:hidden">
        <RunningChanges />
      </div>
      <TagList />
    </Page>
  )
}
