import type { Content } from '@gable/shared/content/content.ts'
import { VersionSheet } from './version-sheet.tsx'

interface PublishedVersionSheetProps {
  content: Content
  open: boolean
  onClose: () => void
}

export const PublishedVersionSheet = ({ content, open, onClose }: PublishedVersionSheetProps) =>
  content.publishedSettings && (
    <VersionSheet open={open} onClose={onClose} title="Published Version" settings={content.publishedSettings} />
  )
