-- Calls of many sessions in rotation. Argument: a file with the headers of one session a line, a tab between two.
local threads = 0

function setup(thread)
  thread:set("place", threads * 251)
  threads = threads + 1
end

function init(arguments)
  calls = {}
  for line in io.lines(arguments[1]) do
    local headers = {}
    for name, value in line:gmatch("([^:\t]+): ([^\t]*)") do
      headers[name] = value
    end
    calls[#calls + 1] = wrk.format(nil, nil, headers)
  end
end

function request()
  place = place + 1
  return calls[place % #calls + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "seconds": %f, "p50_us": %d, "p99_us": %d, "failed": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
