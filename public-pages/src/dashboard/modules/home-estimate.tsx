import type { ModuleProps } from '../module-props.ts'

export const HomeEstimate = ({ settings }: ModuleProps<'HOME_ESTIMATE'>) => <h2>{settings.heading}</h2>
