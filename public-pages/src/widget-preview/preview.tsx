import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { type DecidedWidget, type ShownWidget, shownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { Preview } from '../../../embeds/src/element/preview.ts'

interface Message {
  type: 'gable:preview'
  widget: DecidedWidget<WidgetType>
  stage: Preview['stage']
  /** Of the website around it. */
  ground?: 'light' | 'dark'
}

/** The very element that websites show, given what is being edited. It sends nothing and hears its own console only. */
function show({ widget, stage, ground = 'light' }: Message) {
  const tag = tagOf[widget.type]
  document.documentElement.lang = widget.journey.language
  document.documentElement.dataset.ground = ground
  const element = (document.querySelector(tag) ?? begin(tag)) as HTMLElement & { preview?: Preview }
  element.preview = { shown: shownWidget(widget) as ShownWidget, stage }
}

/** Another type takes the place of the one before. */
function begin(tag: string) {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${tag}]`)?.content
  if (address && !customElements.get(tag)) {
    const script = document.createElement('script')
    script.src = address
    document.head.append(script)
  }
  const element = document.createElement(tag)
  document.body.replaceChildren(element)
  return element
}

addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
  if (source === parent && origin === location.origin && data?.type === 'gable:preview') show(data)
})

// A link that is tried out must not take the preview away.
addEventListener('click', (event) => {
  const [target] = event.composedPath()
  if (target instanceof Element && target.closest('a')) event.preventDefault()
})

if (parent !== window) parent.postMessage({ type: 'gable:preview-ready' }, location.origin)
