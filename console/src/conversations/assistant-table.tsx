import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import type { useApi } from '../platform/use-api.ts'
import { hoursLabels, placeLabels } from './assistant-labels.ts'
import { AssistantPanel } from './assistant-panel.tsx'

interface AssistantTableProps {
  assistants: ReturnType<typeof useApi<'GET /agent/assistants'>>
}

export function AssistantTable({ assistants: { data, error, isValidating, mutate } }: AssistantTableProps) {
  const [opened, setOpened] = useState<Assistant>()
  return (
    <>
      <DataTable
        label="Assistants"
        columns={columns}
        rows={data?.data}
        rowKey={({ place }) => place}
        rowLink={(assistant) => ({ onOpen: () => setOpened(assistant) })}
        error={
          error && {
            title: 'The assistants could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<EmptyState title="No assistants" text="This installation has no place for an assistant." />}
      />
      <AssistantPanel assistant={opened} onClose={() => setOpened(undefined)} onSaved={() => void mutate()} />
    </>
  )
}

const columns: Column<Assistant>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'place', header: 'Place', cell: ({ place }) => placeLabels[place] },
  {
    key: 'state',
    header: 'State',
    cell: ({ isOn }) =>
      isOn ? (
        <Badge tone="success" dot>
          On
        </Badge>
      ) : (
        <Badge dot>Off</Badge>
      ),
  },
  { key: 'hours', header: 'Answers', cell: ({ hours }) => hoursLabels[hours] },
  { key: 'topics', header: 'Topics', numeric: true, cell: ({ topics }) => topics.length },
]
