/** Counts for whoever watches the server: Prometheus' text format. */

export interface Metrics {
  countCall(call: string, status: number, milliseconds: number): void;
  /** `gauges`: what is measured at the moment of asking. */
  text(gauges: Readonly<Record<string, number>>): string;
}

interface CallCount {
  count: number;
  seconds: number;
}

export function createMetrics(): Metrics {
  const calls = new Map<string, CallCount>();
  return {
    countCall: (call, status, milliseconds) => {
      const labels = `call="${call}",status="${status}"`;
      const known = calls.get(labels) ?? { count: 0, seconds: 0 };
      calls.set(labels, { count: known.count + 1, seconds: known.seconds + milliseconds / 1000 });
    },
    text: (gauges) =>
      [
        '# TYPE condica_calls_total counter',
        ...[...calls].map(([labels, { count }]) => `condica_calls_total{${labels}} ${count}`),
        '# TYPE condica_calls_seconds_total counter',
        ...[...calls].map(([labels, { seconds }]) => `condica_calls_seconds_total{${labels}} ${seconds.toFixed(3)}`),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        '',
      ].join('\n'),
  };
}
