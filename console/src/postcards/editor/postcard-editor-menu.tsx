import type { Content } from '@gable/shared/content/content.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { FileDown } from 'lucide-react'
import { ContentEditorMenu } from '../../content/draft/content-editor-menu.tsx'
import type { ContentDraft } from '../../content/draft/use-content-draft.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import { PostcardSheet } from '../preview/postcard-sheet.tsx'
import { useDownloadProof } from '../use-download-proof.ts'

interface PostcardEditorMenuProps {
  content: Content
  draft: ContentDraft<PostcardSettings>
  showContent: (content: Content) => unknown
}

export function PostcardEditorMenu({ content, draft, showContent }: PostcardEditorMenuProps) {
  const { downloadProof } = useDownloadProof()
  const { _id, title, publishedSettings } = content
  return (
    <ContentEditorMenu
      content={content}
      draft={draft}
      showContent={showContent}
      renderPublished={(sheet) =>
        publishedSettings && (
          <PostcardSheet {...sheet} name={title} title="Published Version" settings={publishedSettings} />
        )
      }
      renderVersion={(sheet) => <PostcardSheet {...sheet} name={title} />}
    >
      <MenuItem
        icon={FileDown}
        // The server prints what it has saved.
        onSelect={() => void downloadProof({ contentId: _id, version: 'DRAFT', prepare: draft.flush })}
      >
        Download Draft
      </MenuItem>
    </ContentEditorMenu>
  )
}
