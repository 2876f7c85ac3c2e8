import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'

export const ThreeStepProcess = ({ page, moduleId, settings, buttons }: ModuleProps<'THREE_STEP_PROCESS'>) => (
  <>
    <Heading heading={settings.heading} subheading={settings.subheading} />
    <ol class="steps">
      {settings.stepProcesses.map(({ title, subTitle, text, image }, index) => (
        // Agents may give two steps the same title.
        <li key={index}>
          {image && <img src={image} alt="" width={240} height={160} loading="lazy" />}
          <p class="step-title">{title}</p>
          <h3>{subTitle}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
  </>
)
