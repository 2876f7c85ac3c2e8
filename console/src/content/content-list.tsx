import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { type ReactNode, useMemo } from 'react'
import { BrandingNotice } from '../assets/branding-notice.tsx'
import { SearchList } from '../assets/search-list.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { type ContentColumn, createContentColumns } from './content-columns.tsx'
import { ContentFilters } from './content-filters.tsx'
import { mediumLabels } from './content-labels.ts'
import { ContentRowActions, ContentRowMenu } from './content-row-actions.tsx'
import { useContentCommands } from './use-content-commands.tsx'
import { useContentList } from './use-content-list.ts'
import { useLiveContents } from './use-refresh-contents.ts'

interface ContentListProps {
  medium: ContentMedium
  /** The columns with the statistics of the medium. */
  figures: readonly ContentColumn[]
  createButton: ReactNode
}

/** The list of emails or postcards. */
export function ContentList({ medium, figures, createButton }: ContentListProps) {
  const timeZone = useTimeZone()
  const columns = useMemo(() => createContentColumns(timeZone, figures), [timeZone, figures])
  const { getPath } = useContentPaths(medium)
  const { commands, dialogs } = useContentCommands(medium)
  const { controls, statuses, leadType, response, lastRefreshedAt } = useContentList(medium)
  const { name, plural, nouns, withArticle } = mediumLabels[medium]
  useLiveContents()
  return (
    <>
      <SearchList
        controls={controls}
        response={response}
        lastRefreshedAt={lastRefreshedAt}
        labels={{
          singular: name,
          plural,
          search: `Search ${plural}`,
          loadError: `Something went wrong. The ${nouns} could not be loaded.`,
        }}
        filters={<ContentFilters controls={controls} statuses={statuses} leadType={leadType} />}
        columns={columns}
        rowName={({ title }) => title}
        getPath={getPath}
        notice={<BrandingNotice isForPrint={medium === 'POSTCARD'} />}
        quickActions={(content) => <ContentRowActions content={content} commands={commands} />}
        menu={(content) => <ContentRowMenu content={content} commands={commands} />}
        empty={
          <EmptyState
            title={`No ${plural} Found`}
            text={`Please create ${withArticle} to get started.`}
            action={createButton}
          />
        }
      />
      {dialogs}
    </>
  )
}
