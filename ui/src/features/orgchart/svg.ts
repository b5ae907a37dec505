const NAMESPACE = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

/** An element of a drawing. */
export function svg(name: string, attributes: Attributes, ...children: (Node | string)[]) {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** A drawing as a file's content. */
export function textOfSvg(drawing: SVGElement): string {
  return new XMLSerializer().serializeToString(drawing)
}
