import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BrandingNotice } from '../../../assets/branding-notice.tsx'
import { isSmart } from '../../../content/content-rules.ts'
import { SmartBadge } from '../../../content/smart-badge.tsx'
import { cx } from '../../../design/class-names.ts'
import { RelativeTime } from '../../../design/data/relative-time.tsx'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState, NoResults } from '../../../design/feedback/states.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { SearchInput } from '../../../design/inputs/search-input.tsx'
import { PanelFooter } from '../../../design/layout/panel.tsx'
import { useKeyboardScroll } from '../../../design/layout/use-keyboard-scroll.ts'
import { BottomSheet } from '../../../design/overlays/bottom-sheet.tsx'
import { useContentPaths } from '../../../layout/paths/content-paths.ts'
import { useApiRead } from '../../../platform/use-api-read.ts'
import { ContentPreview } from './content-preview.tsx'

interface ContentDialogProps {
  open: boolean
  medium: ContentMedium
  /** What is chosen now. */
  contentId: string | null
  onClose: () => void
  onChoose: (contentId: string) => void
}

/** The published emails or postcards, with a preview of the one that is picked. */
export function ContentDialog({ open, medium, contentId, onClose, onChoose }: ContentDialogProps) {
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState(contentId)
  const { newPath } = useContentPaths(medium)
  const { noun, article } = nouns[medium]
  const { data, error, isValidating, mutate } = useApiRead('POST /agent/content/search', {
    body: { medium, status: ['PUBLISHED'], search: search.trim(), pageSize: 50 },
  })
  const createButton = (
    // Opens beside the editor, which stays as it is.
    <Button icon={Plus} href={newPath} target="_blank">
      {`Create ${noun}`}
    </Button>
  )

  function renderList() {
    if (error)
      return (
        <ErrorState title={`The ${noun}s could not be loaded`} onRetry={() => void mutate()} retrying={isValidating} />
      )
    if (!data)
      return (
        <div className="space-y-3 p-4">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="h-10 w-full" />
          ))}
        </div>
      )
    if (data.total === 0 && search === '')
      return (
        <EmptyState
          title={`No published ${noun}s yet`}
          text={`Create ${article} ${noun} from a template and publish it. It appears here right away.`}
          action={createButton}
        />
      )
    if (data.total === 0) return <NoResults onClear={() => setSearch('')} />
    return (
      <fieldset>
        <legend className="sr-only">{`Published ${noun}s`}</legend>
        {data.data.map((content) => (
          <label
            key={content._id}
            className={cx(
              'relative flex cursor-pointer items-center gap-3 border-line border-b px-4 py-2.5 hover:bg-hover',
              'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:-outline-offset-2',
              content._id === picked && 'bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name="content"
              checked={content._id === picked}
              onChange={() => setPicked(content._id)}
              className="accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{content.title}</span>
              <span className="block text-label text-muted">
                Updated <RelativeTime at={content.updatedAt} />
              </span>
            </span>
            {isSmart(content) && <SmartBadge />}
          </label>
        ))}
      </fieldset>
    )
  }

  return (
    <BottomSheet open={open} onClose={onClose} title={`Choose ${article} ${noun}`} actions={createButton}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto border-line border-t md:flex-row md:overflow-hidden">
        <div className="flex shrink-0 flex-col border-line md:w-[420px] md:border-r">
          <div className="space-y-3 p-4">
            <BrandingNotice isForPrint={medium === 'POSTCARD'} />
            <SearchInput label={`Search ${noun}s`} value={search} onChange={setSearch} />
          </div>
          <div {...useKeyboardScroll()} className="min-h-0 flex-1 border-line border-t md:overflow-y-auto">
            {renderList()}
          </div>
        </div>
        <section aria-label="Preview" className="min-w-0 flex-1 space-y-3 bg-sunken p-4 md:overflow-y-auto md:p-8">
          {picked === null ? (
            <p className="py-16 text-center text-muted">{`Pick ${article} ${noun} to see it here.`}</p>
          ) : (
            <div className="mx-auto max-w-[640px] space-y-3">
              <ContentPreview key={picked} contentId={picked} medium={medium} />
            </div>
          )}
        </section>
      </div>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={picked === null} onClick={() => picked !== null && onChoose(picked)}>
          {`Use ${noun}`}
        </Button>
      </PanelFooter>
    </BottomSheet>
  )
}

const nouns = { EMAIL: { noun: 'email', article: 'an' }, POSTCARD: { noun: 'postcard', article: 'a' } } as const
