import type { ModuleProps } from '../module-props.ts'

/**
 * The agency's own code in a sandboxed frame of an opaque origin. The frame's path does not contain the owner's link, and
 * the page's script gives it the height that it asks for, within bounds. The editor shows the unsaved code without scripts.
 */
export const Html = ({ page, moduleId, settings, labels }: ModuleProps<'HTML'>) =>
  page.isPreview ? (
    <>
      <iframe class="code-frame" srcDoc={settings.htmlCode} title={settings.name} sandbox="" height={240} />
      <p class="frame-note">{labels.frames.codePreview}</p>
    </>
  ) : (
    <iframe
      class="code-frame"
      src={`/dm/${page.dashboardId}/module/${moduleId}`}
      title={settings.name}
      loading="lazy"
      sandbox="allow-scripts"
      data-frame
      height={240}
    />
  )
