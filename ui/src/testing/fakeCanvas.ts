/** A canvas for jsdom, which draws nothing: its picture is a text of everything that was drawn. */
export function fakeCanvas() {
  let drawn: string[] = []
  const nothing = () => undefined
  const context = {
    canvas: { width: 900, height: 300 },
    fillText: (text: string) => drawn.push(text),
    arc: () => drawn.push('stroke'),
    drawImage: () => drawn.push('picture'),
    fillRect: () => (drawn = []),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy(context, {
      get: (known, name): unknown => Reflect.get(known, name) ?? nothing,
    }) as unknown as CanvasRenderingContext2D,
  )
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(
    this: HTMLImageElement,
  ) {
    queueMicrotask(() => {
      this.onload?.(new Event('load'))
    })
  })
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation(() => pictureOf(...new Set(drawn)))
}

/** The picture of a canvas on which these parts were drawn. */
export const pictureOf = (...drawn: string[]) => `data:image/png;base64,${btoa(drawn.join(' '))}`
