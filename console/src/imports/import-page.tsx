import type { Import } from '@gable/shared/imports/import.ts'
import { useParams } from 'react-router-dom'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { ImportAtWork } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSetup } from './import-setup.tsx'
import { ImportState } from './import-state-badge.tsx'
import { useSettingUp } from './use-setup-step.ts'

/** One list on its way: what its columns are, what would become of its rows, what became of them. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const pathTo = useAccountPath()
  const list = useApi('GET /agent/imports/:importId', { params: { importId } })
  // What is told live may be ahead of the answer to what one asked for: after each of them it is read again.
  useLiveEvent('imports', ({ id }) => void (id === importId && list.mutate()))
  return (
    <Page
      title="Import Contacts"
      description={
        <>
          {list.data && `${list.data.fileName} · `}
          <Link to={pathTo('settings/import-export/imports')}>Imports</Link>
        </>
      }
      badge={list.data && <ImportState state={list.data.state} />}
    >
      {list.data ? (
        <Step list={list.data} onChanged={(changed) => void list.mutate(changed)} />
      ) : list.error ? (
        <LoadError
          problem={list.error}
          notFoundMessage="This import is not there any more"
          title="The import could not be loaded"
          onRetry={() => list.mutate()}
          retrying={list.isValidating}
        />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  )
}

export interface StepProps {
  list: Import
  onChanged: (list: Import) => void
}

function Step({ list, onChanged }: StepProps) {
  const { isSettingUp } = useSettingUp(list)
  if (list.state === 'CHECKING' || list.state === 'IMPORTING' || list.state === 'UNDOING')
    return <ImportAtWork list={list} onChanged={onChanged} />
  if (isSettingUp) return <ImportSetup key={list.headers.join()} list={list} onChanged={onChanged} />
  return <ImportResult list={list} onChanged={onChanged} />
}
