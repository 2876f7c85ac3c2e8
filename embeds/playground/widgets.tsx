import { type DemoAsset, demoAssets } from '@gable/shared/demo/assets.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { WidgetEventLog } from './widget-event-log.tsx'

/** Origin of the running product, which is a different origin from this page. */
declare const PRODUCT: string

const widgets = demoAssets.flatMap(({ id, name, type }: DemoAsset) =>
  type in tagOf ? [{ id, name, tag: tagOf[type as keyof typeof tagOf] }] : [],
)

/** The demo widgets with adjustable width, language and color scheme. */
export function Widgets() {
  const [tag, setTag] = useState<WidgetTag | ''>('')
  const [width, setWidth] = useState('100%')
  const [language, setLanguage] = useState('en')
  const [scheme, setScheme] = useState('light dark')
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  return (
    <main>
      <h1>Widgets</h1>
      <p>
        Loaded from {PRODUCT}, a different origin. <a href="/">Visit tester</a>
      </p>
      <fieldset>
        <legend>Options</legend>
        <Choice name="Element" value={tag} onChange={setTag} options={elements} />
        <Choice
          name="Width"
          value={width}
          onChange={setWidth}
          options={{ '100%': 'Full', '600px': '600', '350px': '350' }}
        />
        <Choice name="Language" value={language} onChange={setLanguage} options={{ en: 'English', es: 'Español' }} />
        <Choice
          name="Color scheme"
          value={scheme}
          onChange={setScheme}
          options={{ 'light dark': 'System', light: 'Light', dark: 'Dark' }}
        />
      </fieldset>
      {widgets
        .filter((widget) => !tag || widget.tag === tag)
        .map(({ id, name, tag }) => (
          <section key={id} style={{ width, maxWidth: '100%', overflow: 'visible' }}>
            <h2>
              {name} <small>{id}</small>
            </h2>
            <Element tag={tag} id={id} language={language} />
          </section>
        ))}
      <WidgetEventLog />
    </main>
  )
}

const elements = Object.fromEntries([['', 'All'], ...Object.values(tagOf).map((tag) => [tag, tag])]) as Record<
  WidgetTag | '',
  string
>

function Element({ tag, id, language }: { tag: WidgetTag; id: string; language: string }) {
  useEffect(() => {
    const src = `${PRODUCT}/embed/${tag}.js`
    if (document.querySelector(`script[src="${src}"]`)) return
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }, [tag])
  return h(tag, { 'widget-id': id, lang: language }, <a href={`${PRODUCT}/f/${id}`}>Open on its own page</a>)
}

interface ChoiceProps<T extends string> {
  name: string
  value: T
  options: Record<T, string>
  onChange(value: T): void
}

const Choice = <T extends string>({ name, value, options, onChange }: ChoiceProps<T>) => (
  <label>
    {name}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
