/** Records downloads, which jsdom does not have. */
export function noteSavedFiles() {
  const files: { blob: Blob; name: string }[] = []
  let blob: Blob
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made
      return 'blob:file'
    },
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ blob, name: this.download })
  })
  return files
}
