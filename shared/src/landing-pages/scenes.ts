/** The built-in background pictures. Page settings store the name. */
export const scenes = [
  { name: 'harbor-morning', title: 'Harbor in the morning' },
  { name: 'hillside-homes', title: 'Homes on a hillside' },
  { name: 'quiet-street', title: 'Quiet street' },
  { name: 'city-dusk', title: 'City at dusk' },
  { name: 'lake-cabin', title: 'Cabin by the lake' },
  { name: 'desert-modern', title: 'Modern home in the desert' },
  { name: 'autumn-avenue', title: 'Avenue in autumn' },
  { name: 'snowy-village', title: 'Village in the snow' },
] as const
export type SceneName = (typeof scenes)[number]['name']

export const isScene = (name: string): name is SceneName => scenes.some((scene) => scene.name === name)
