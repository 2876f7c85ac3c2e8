import { ContentList } from '../content/content-list.tsx'
import { useCreateContent } from '../content/use-create-content.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { DailyLimitButton } from './daily-limit/daily-limit-button.tsx'
import { postcardFigures } from './postcard-figures.tsx'

export function PostcardListPage() {
  const { createButton, createDialog } = useCreateContent('POSTCARD')
  return (
    <Page
      title="Postcards"
      actions={
        <>
          <DailyLimitButton />
          {createButton}
        </>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Postcards' }]} />
      </TopBarSlot>
      <ContentList medium="POSTCARD" figures={postcardFigures} createButton={createButton} />
      {createDialog}
    </Page>
  )
}
