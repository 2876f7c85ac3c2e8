import { type ComponentChild, type ContainerNode, createElement, render } from 'preact'

/** Stands in for React and its DOM client in the build: of both, the wrapper of elements calls just this. */
export default { createElement }

export const createRoot = (container: ContainerNode) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
})
