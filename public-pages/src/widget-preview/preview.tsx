import { type PublicWidget, toPublicWidget, type WidgetConfig } from '@gable/shared/widgets/public-widget.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { Preview } from '../../../embeds/src/element/preview.ts'
import { listenForPreview } from '../preview/listen-for-preview.ts'

interface PreviewMessage {
  type: 'gable:preview'
  widget: WidgetConfig<WidgetType>
  stage: Preview['stage']
  /** The color scheme of the website around the widget. */
  ground?: 'light' | 'dark'
}

/** Shows unsaved settings in the same element that websites use. It sends nothing. */
function show({ widget, stage, ground = 'light' }: PreviewMessage) {
  const tag = tagOf[widget.type]
  document.documentElement.lang = widget.journey.language
  document.documentElement.dataset.ground = ground
  const element = (document.querySelector(tag) ?? mountElement(tag)) as HTMLElement & { preview?: Preview }
  element.preview = { widget: toPublicWidget(widget) as PublicWidget, stage }
}

/** Replaces the element of the previous widget type, and loads the script of the new one. */
function mountElement(tag: string) {
  const url = document.querySelector<HTMLMetaElement>(`meta[name=${tag}]`)?.content
  if (url && !customElements.get(tag)) {
    const script = document.createElement('script')
    script.src = url
    document.head.append(script)
  }
  const element = document.createElement(tag)
  document.body.replaceChildren(element)
  return element
}

listenForPreview(show)
