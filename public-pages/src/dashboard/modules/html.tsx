import type { ModuleProps } from '../module-props.ts'
import { estimateCodeHeight } from '../parts/estimate-code-height.ts'
import { toSectionName } from '../parts/section-name.ts'
import { codePreviewPath } from '../preview/code-preview.ts'

/**
 * The agency's own code in a sandboxed frame of an opaque origin. The frame's path does not contain the owner's link, and
 * the page's script gives it the height that it asks for, within bounds. In the editor the frame receives the unsaved code.
 */
export const Html = ({ page, moduleId, settings }: ModuleProps<'HTML'>) => (
  <iframe
    class="code-frame"
    src={page.isPreview ? codePreviewPath : `/dm/${page.dashboardId}/module/${moduleId}`}
    title={toSectionName(settings.name)}
    loading="lazy"
    sandbox="allow-scripts"
    data-frame
    data-code={page.isPreview ? settings.htmlCode : undefined}
    height={estimateCodeHeight(settings.htmlCode)}
  />
)
