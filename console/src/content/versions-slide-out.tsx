import type { Content } from '@gable/shared/content/content.ts'
import type { ReactNode } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import {
  VersionsSlideOut as SharedSlideOut,
  type VersionSheetProps as SheetProps,
} from '../editing/versions/versions-slide-out.tsx'
import { call, useApi } from '../platform/use-api.ts'

interface VersionsSlideOutProps {
  content: Content
  open: boolean
  onClose: () => void
  /** Called with the content whose draft is the restored version. */
  onRestored: (content: Content) => unknown
  /** One version at full size. */
  renderSheet: (sheet: VersionSheetProps) => ReactNode
}

export interface VersionSheetProps extends SheetProps {
  /** The stored settings of the version. */
  settings: object
}

export function VersionsSlideOut({ content, onRestored, renderSheet, ...slideOut }: VersionsSlideOutProps) {
  const params = { contentId: content._id }
  const response = useApi(
    'GET /agent/content/:contentId/versions',
    ...(slideOut.open ? [{ params }] : [false as const]),
  )
  return (
    <SharedSlideOut
      {...slideOut}
      response={response}
      publishedVersion={content.publishedVersion}
      onRestore={async ({ version }) => {
        onRestored(
          await call('POST /agent/content/:contentId/versions/:version/restored', {
            params: { ...params, version: String(version) },
          }),
        )
        toast.success(`Version ${version} restored as draft`)
      }}
      renderSheet={({ settings }, sheet) => renderSheet({ ...sheet, settings })}
    />
  )
}
