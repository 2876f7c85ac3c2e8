import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { type DecidedWidget, type ShownWidget, shownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { tagOf } from '@gable/shared/widgets/tags.ts'
import type { Preview } from '../../../embeds/src/element/preview.ts'
import { showInConsole } from '../preview/show-in-console.ts'

interface Message {
  type: 'gable:preview'
  widget: DecidedWidget<WidgetType>
  stage: Preview['stage']
  /** Of the website around it. */
  ground?: 'light' | 'dark'
}

/** The very element that websites show, given what is being edited. It sends nothing. */
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

showInConsole(show)
