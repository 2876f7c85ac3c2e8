import { ContentList } from '../content/content-list.tsx'
import { useCreateContent } from '../content/use-create-content.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { emailFigures } from './email-figures.tsx'

export function EmailListPage() {
  const { createButton, createDialog } = useCreateContent('EMAIL')
  return (
    <Page title="Emails" actions={createButton}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Emails' }]} />
      </TopBarSlot>
      <ContentList medium="EMAIL" figures={emailFigures} createButton={createButton} />
      {createDialog}
    </Page>
  )
}
