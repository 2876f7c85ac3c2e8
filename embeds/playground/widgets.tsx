import { type DemoSubject, demoSubjects } from '@gable/shared/demo/subjects.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Heard } from './heard.tsx'

/** Where the product runs: for this page another website. */
declare const PRODUCT: string

const widgets = demoSubjects.flatMap(({ id, name, type }: DemoSubject) =>
  type in tagOf ? [{ id, name, tag: tagOf[type as keyof typeof tagOf] }] : [],
)

/** The demo's widgets as websites show them, of any width, in either language, on light ground or dark. */
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
        From {PRODUCT}, which is another website to this one. <a href="/">To the tester of visits</a>
      </p>
      <fieldset>
        <legend>Shown</legend>
        <Choice name="Element" value={tag} onChange={setTag} of={elements} />
        <Choice
          name="Width"
          value={width}
          onChange={setWidth}
          of={{ '100%': 'Full', '600px': '600', '350px': '350' }}
        />
        <Choice name="Language" value={language} onChange={setLanguage} of={{ en: 'English', es: 'Español' }} />
        <Choice
          name="Ground"
          value={scheme}
          onChange={setScheme}
          of={{ 'light dark': 'As the system', light: 'Light', dark: 'Dark' }}
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
      <Heard />
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
  return h(tag, { 'widget-id': id, lang: language }, <a href={`${PRODUCT}/f/${id}`}>The same on a page of its own</a>)
}

interface ChoiceProps<T extends string> {
  name: string
  value: T
  of: Record<T, string>
  onChange(value: T): void
}

const Choice = <T extends string>({ name, value, of, onChange }: ChoiceProps<T>) => (
  <label>
    {name}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
      {Object.entries<string>(of).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
