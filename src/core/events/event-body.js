export function eventBody({ id, type, timestamp, object }) {
  return `{"id":"${id}","object":"event","type":"${type}","timestamp":"${timestamp}","data":{"object":${object}}}`;
}
