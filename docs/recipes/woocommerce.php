<?php
/** WooCommerce, webhook of the topic order.updated: a completed order becomes an invoice and its payment. */
function once(string $path, array $body): array {
    $send = function (string $path, array $options): array {
        $headers = ['x-api-key: ' . getenv('KEY'), 'Content-Type: application/json'];
        $http = ['header' => [...$headers, ...$options['header'] ?? []], 'ignore_errors' => true] + $options;
        return json_decode(file_get_contents(getenv('BASE') . $path, false, stream_context_create(['http' => $http])), true);
    };
    $key = "Idempotency-Key: {$body['external_id']}";
    $answer = $send($path, ['method' => 'POST', 'header' => [$key], 'content' => json_encode($body)]);
    if (isset($answer['id'])) return $answer;
    $isRepeated = in_array($answer['code'], ['external_id_taken', 'idempotency_key_reused']);
    if (!$isRepeated) throw new Exception($answer['detail']);
    return $send("$path?external_id=" . rawurlencode($body['external_id']), [])['data'][0];
}

$body = file_get_contents('php://input');
if (preg_match('/^webhook_id=\d+$/', $body)) exit; // WooCommerce sends this, unsigned, when the webhook is saved.
$signature = base64_encode(hash_hmac('sha256', $body, getenv('SECRET'), true));
if (!hash_equals($signature, $_SERVER['HTTP_X_WC_WEBHOOK_SIGNATURE'] ?? '')) exit(http_response_code(401));
$order = json_decode($body, true);
if ($order['status'] !== 'completed') exit;
http_response_code(500); // It stays so when a line below throws, and WooCommerce counts the delivery as failed.
$percent = array_column($order['tax_lines'], 'rate_percent', 'rate_id');
$tax = fn (array $line, string $sum) => $order['prices_include_tax'] ? $line[$sum . '_tax'] : 0;
$items = array_map(fn (array $line) => [
    'description' => $line['name'] ?? $line['method_title'],
    'quantity' => $line['quantity'] ?? 1,
    'unit_price' => number_format(($line['total'] + $tax($line, 'total')) / ($line['quantity'] ?? 1), 6, '.', ''),
    'tax_rate' => array_sum(array_map(fn ($one) => is_numeric($one['total']) ? $percent[$one['id']] : 0, $line['taxes'])),
], [...$order['line_items'], ...$order['shipping_lines'], ...$order['fee_lines']]);
['email' => $email, 'address_1' => $line1, 'address_2' => $line2, 'city' => $city] = $bill = $order['billing'];
$address = compact('line1', 'line2', 'city') + ['postal_code' => $bill['postcode'], 'country' => $bill['country']];
$name = $bill['company'] ?: "{$bill['first_name']} {$bill['last_name']}";
$buyer = ['name' => $name, 'email' => $email, 'billing_address' => $address];
$customer = once('/api/v1/customers', $buyer + ['external_id' => 'woocommerce-customer-' . strtolower($email)]);
$id = "woocommerce-order-{$order['id']}";
$sums = ['currency' => $order['currency'], 'tax_inclusive' => $order['prices_include_tax'], 'total' => $order['total']];
$invoice = once('/api/v1/invoices', ['customer_id' => $customer['id'], 'external_id' => $id, 'items' => $items] + $sums);
$method = ['bacs' => 'bank_transfer', 'cheque' => 'check', 'cod' => 'cash'][$order['payment_method']] ?? 'online';
$payment = ['invoice_id' => $invoice['id'], 'method' => $method, 'external_id' => "$id-payment"];
if ($order['date_paid'] && $invoice['amount_due'] > 0) once('/api/v1/payments', $payment);
http_response_code(200);
