/** Notes what is handed to the browser's downloads, which are not there in tests. */
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
