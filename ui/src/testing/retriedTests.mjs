/** Lists at the end the tests that passed only at the second run, each with its first failure. */
export default class RetriedTests {
  onRunComplete(_contexts, { testResults }) {
    const retried = testResults
      .flatMap(({ testFilePath, testResults: tests }) =>
        tests.map((test) => ({ testFilePath, ...test })),
      )
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length > 0)
    if (retried.length === 0) return
    process.stderr.write('\nDefects: tests that passed only when they were run again\n')
    for (const { testFilePath, fullName, retryReasons } of retried) {
      process.stderr.write(`\n${testFilePath}: ${fullName}\n${retryReasons[0]}\n`)
    }
  }
}
